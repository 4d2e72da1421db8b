import { stateProperties } from '../../core/testing/properties.testing.ts';
import { underworldsSuite } from './suite.testing.ts';

stateProperties(underworldsSuite);
