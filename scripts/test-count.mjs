/** Counts the tests of a vitest run from its JSON report. */

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed never 0 where the run as a whole failed
 * @property {number} left skipped, or written down to be written
 * @property {string[]} again what passed at the second try alone, with what was wrong at the first
 */

/** @typedef {{ status: string, fullName?: string, failureMessages?: string[] }} Result */

/**
 * @param {boolean} ok whether vitest ended with success
 * @param {() => string} read gives the report, or throws where there is none
 * @returns {Count}
 */
export function count(ok, read) {
  let report;
  try {
    report = JSON.parse(read());
  } catch {
    // It crashed before it could report.
    return { passed: 0, failed: 1, left: 0, again: [] };
  }
  // A file that fails before its first test, by a syntax error say, appears as failed without a failed test in it.
  const broken = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + broken;
  const again = report.testResults.flatMap((/** @type {{ assertionResults: Result[] }} */ file) =>
    file.assertionResults.flatMap(({ status, fullName, failureMessages: [wrong] = [] }) =>
      status === 'passed' && wrong !== undefined ? [`${fullName}: ${wrong.split('\n')[0]}`] : [],
    ),
  );
  return {
    passed: report.numPassedTests,
    failed: ok ? failed : Math.max(failed, 1),
    left: report.numPendingTests + report.numTodoTests,
    again,
  };
}
