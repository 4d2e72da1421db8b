import { vocabularyProperties } from '../../core/testing/vocabulary-properties.testing.ts';
import { confrontationSituations } from './situations.ts';
import { confrontationSuite } from './suite.testing.ts';

vocabularyProperties(confrontationSuite, confrontationSituations);
