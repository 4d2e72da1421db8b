import { consequenceProperties } from '../../core/testing/consequence-properties.testing.ts';
import { vocabularyProperties } from '../../core/testing/vocabulary-properties.testing.ts';
import { confrontationSituations } from './situations.ts';
import { confrontationSuite } from './suite.testing.ts';

vocabularyProperties(confrontationSuite, confrontationSituations);

consequenceProperties(confrontationSuite, {
  figures: ({ table }) => table.keys,
  isSpace({ table }, name) {
    const [x, y] = name.split(',').map(Number);
    return x >= 0 && y >= 0 && x <= table.wide && y <= table.deep;
  },
});
