import { vocabularyProperties } from '../../core/testing/vocabulary-properties.testing.ts';
import { underworldsSituations } from './situations.ts';
import { underworldsSuite } from './suite.testing.ts';

vocabularyProperties(underworldsSuite, underworldsSituations);
