import { stateProperties } from '../../core/testing/properties.testing.ts';
import { confrontationSuite } from './suite.testing.ts';

stateProperties(confrontationSuite);
