/** Reading lesson files. */
import type { Lesson } from '@escarmouche/engine/core';
import { checked } from './check.ts';
import { GAMES } from './games/index.ts';
import { lessonSchema } from './schema/lesson.ts';
import { withinLimits } from './tree.ts';
import { readYamlOrJson } from './yaml.ts';

/** Characters of a lesson file. */
const LONGEST = 100_000;

/** Reads the lesson file of a game. @throws FileFault, and nothing else, where it is not one */
export function readLesson(text: string, name: string, of: string): Lesson {
  const game = GAMES.find((g) => g.game === of) ?? GAMES[0];
  return checked(lessonSchema(game), readYamlOrJson(withinLimits(text, name, LONGEST), name), name) as Lesson;
}
