/** A thread that plays what it is asked for. */
import { parentPort, workerData } from 'node:worker_threads';
import { Player } from './players.ts';
import { type Done, END, type Given, type Job } from './pool.ts';

const { experiment, files } = workerData as Given;
const player = new Player(experiment, files);

parentPort?.on('message', (job: Job | typeof END) => {
  if (job === END) {
    player.close();
    parentPort?.close();
    return;
  }
  const began = performance.now();
  let done: Done;
  try {
    const result = player.play(job[0], job[1]);
    done = { job, result, ms: performance.now() - began };
  } catch (error) {
    done = { job, error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(done);
});
