import { expect, it } from '@jest/globals';
import { upwardImports } from '../../scripts/rooms/upwardImports.mjs';

/** Folders of the panel, lowest layer first: each may import itself and the folders before it. */
const rooms = [
  // Base of every screen: page, session, server, signed-in user.
  'ground/page',
  'ground/theme',
  'ground/i18n',
  'ground/store',
  'ground/messages',
  'ground/tools',
  'ground/keys',
  'ground/session',
  'ground/api',
  'ground/staff',
  'ground/menu',
  'ground/queries',
  'ground/live',
  'ground/drafts',
  // Fields: display and input.
  'fields/facts',
  'fields/files',
  'fields/displays',
  'fields/terms',
  'fields/inputs',
  // Records of any section, and the screens generated from its description.
  'records/data',
  'records/conflict',
  'records/history',
  'records/preview',
  'records/library',
  'records/trash',
  'records/sidePreview',
  'records/publishing',
  'records/releases',
  'records/approvals',
  'records/live',
  'records/orders',
  'records/simulation',
  'records/filters',
  'records/views',
  'records/bulk',
  'records/imports',
  'records/list',
  'records/screens',
  // Public submissions, processed by staff.
  'cases/columns',
  'cases/trends',
  'cases/statistics',
  'cases/queue',
  'cases/reception',
  'cases',
  // Features of a single section, one folder each, and the screens of all sections.
  'sections',
  'resources',
  'panel',
  'shell/bell',
  'shell/palette',
  'shell/help',
  'shell/layout',
  'shell/login',
  'shell',
  '.',
] as const;

it('each folder imports only itself and lower layers', () =>
  expect(upwardImports(new URL('.', import.meta.url), rooms)).toEqual([]));
