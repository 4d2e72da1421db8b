import { consequenceProperties } from '../../core/testing/consequence-properties.testing.ts';
import { vocabularyProperties } from '../../core/testing/vocabulary-properties.testing.ts';
import { fighterKey } from './rules/keys.ts';
import { underworldsSituations } from './situations.ts';
import { underworldsSuite } from './suite.testing.ts';
import { fieldOf } from './table.ts';

vocabularyProperties(underworldsSuite, underworldsSituations);

consequenceProperties(underworldsSuite, {
  figures: ({ play }) => play.state.fighters.map((_f, i) => fighterKey(play, i)),
  isSpace: ({ play }, name) => fieldOf(play).names.includes(name),
});
