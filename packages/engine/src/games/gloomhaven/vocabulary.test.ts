import { consequenceProperties } from '../../core/testing/consequence-properties.testing.ts';
import { vocabularyProperties } from '../../core/testing/vocabulary-properties.testing.ts';
import { figureKey } from './rules/keys.ts';
import { gloomhavenSituations } from './situations.ts';
import { gloomhavenSuite } from './suite.testing.ts';

vocabularyProperties(gloomhavenSuite, gloomhavenSituations);

consequenceProperties(gloomhavenSuite, {
  figures: ({ play }) => play.state.figures.map((_f, i) => figureKey(play, i)),
  // A hex that an area covers off the map is a dash.
  isSpace: ({ table }, name) => name === '-' || table.map.names.includes(name),
});
