import { vocabularyProperties } from '../../core/testing/vocabulary-properties.testing.ts';
import { wowSituations } from './situations.ts';
import { wowSuite } from './suite.testing.ts';

vocabularyProperties(wowSuite, wowSituations);
