import { consequenceProperties } from '../../core/testing/consequence-properties.testing.ts';
import { vocabularyProperties } from '../../core/testing/vocabulary-properties.testing.ts';
import { figureKey, spaceNamed } from './rules/keys.ts';
import { wowSituations } from './situations.ts';
import { wowSuite } from './suite.testing.ts';

vocabularyProperties(wowSuite, wowSituations);

consequenceProperties(wowSuite, {
  figures: ({ play }) => play.state.figures.map((_f, i) => figureKey(play, i)),
  isSpace: ({ play }, name) => spaceNamed(play, name) >= 0,
});
