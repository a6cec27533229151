import { expect, it } from '@jest/globals';
import { upwardImports } from '../../scripts/rooms/upwardImports.mjs';

/** Folders of the panel, from the ground up: each imports itself and what stands before it. */
const rooms = [
  // What every screen stands on: the page, the session, the server, who is signed in.
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
  // A field: what it shows, what it is asked with.
  'fields/facts',
  'fields/files',
  'fields/displays',
  'fields/terms',
  'fields/inputs',
  // A record of any section, and the screens generated from its description.
  'records/data',
  'records/conflict',
  'records/history',
  'records/preview',
  'records/library',
  'records/trash',
  'records/beside',
  'records/publishing',
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
  // What visitors send, worked by staff.
  'cases/columns',
  'cases/trends',
  'cases/statistics',
  'cases/queue',
  'cases/reception',
  'cases',
  // What one section alone has, a folder each, and the screens of all.
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

it('imports only what stands below', () => expect(upwardImports(new URL('.', import.meta.url), rooms)).toEqual([]));
