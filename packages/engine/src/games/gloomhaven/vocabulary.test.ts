import { vocabularyProperties } from '../../core/testing/vocabulary-properties.testing.ts';
import { gloomhavenSituations } from './situations.ts';
import { gloomhavenSuite } from './suite.testing.ts';

vocabularyProperties(gloomhavenSuite, gloomhavenSituations);
