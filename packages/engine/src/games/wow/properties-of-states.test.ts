import { stateProperties } from '../../core/testing/properties.testing.ts';
import { wowSuite } from './suite.testing.ts';

stateProperties(wowSuite);
