import { gameProperties } from '../../core/testing/properties.testing.ts';
import { gloomhavenSuite } from './suite.testing.ts';

gameProperties(gloomhavenSuite);
