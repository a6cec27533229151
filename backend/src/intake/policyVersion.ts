/** Version of the privacy text that visitors accept; raise it whenever that text changes. */
export const POLICY_VERSION = '2026-11';
