import { expect, it } from 'vitest';
import { count } from './test-count.mjs';

const passedFile = { status: 'passed', assertionResults: [{ status: 'passed' }] };
const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [passedFile] };

it.each([
  ['all passed', true, report, { passed: 3, failed: 0, left: 0, again: [] }],
  [
    'a test failed',
    false,
    { ...report, numFailedTests: 2, testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }] },
    { passed: 3, failed: 2, left: 0, again: [] },
  ],
  [
    'a file broke before its first test',
    false,
    { ...report, testResults: [passedFile, { status: 'failed', assertionResults: [] }] },
    { passed: 3, failed: 1, left: 0, again: [] },
  ],
  ['an error outside of all tests', false, report, { passed: 3, failed: 1, left: 0, again: [] }],
  ['some left out', true, { ...report, numPendingTests: 1, numTodoTests: 1 }, { passed: 3, failed: 0, left: 2, again: [] }],
  [
    'one passed at the second try',
    true,
    {
      ...report,
      testResults: [
        { status: 'passed', assertionResults: [{ status: 'passed', fullName: 'it waits', failureMessages: ['Error: late\n  at there'] }] },
      ],
    },
    { passed: 3, failed: 0, left: 0, again: ['it waits: Error: late'] },
  ],
])('%s', (_, ok, json, expected) => {
  expect(count(ok, () => JSON.stringify(json))).toEqual(expected);
});

it('no report at all', () => {
  const missing = () => {
    throw new Error('ENOENT');
  };
  expect(count(true, missing)).toEqual({ passed: 0, failed: 1, left: 0, again: [] });
  expect(count(true, () => '{"half')).toEqual({ passed: 0, failed: 1, left: 0, again: [] });
});
