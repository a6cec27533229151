import { existsSync, readFileSync } from 'node:fs';

const MAX_LINES = 80;

/**
 * Returns the page content at each failure, from Playwright's report, for CI logs without screenshots.
 * @param {object[]} suites of Playwright's report
 * @returns {string[]} one text per failed test
 */
export const failedPages = (suites = []) =>
  suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .flatMap(({ title, tests }) =>
        tests.flatMap(({ results }) => results).flatMap((result) => pageOf(title, result)),
      ),
    ...failedPages(inner),
  ]);

function pageOf(title, { attachments }) {
  const noted = attachments.find(({ name, path }) => name === 'error-context' && path && existsSync(path));
  if (!noted) return [];
  const [, snapshot = ''] = /```yaml\n(.*?)```/s.exec(readFileSync(noted.path, 'utf8')) ?? [];
  const lines = snapshot.split('\n').filter((line) => line && !line.includes('/url:'));
  return [[`── La página en «${title}»`, ...lines.slice(-MAX_LINES)].join('\n')];
}
