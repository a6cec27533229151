import { later } from '../ground/page/later';

/** What has an address of its own beside the sections: the frame of the panel is drawn before any of it. */
export const ApprovalsPage = later(async () => (await import('../records/approvals/ApprovalsPage')).ApprovalsPage);
export const CalendarPage = later(async () => (await import('../panel/calendar/CalendarPage')).CalendarPage);
export const LibraryPage = later(async () => (await import('../records/library/LibraryPage')).LibraryPage);
export const ObligationsPage = later(
  async () => (await import('../panel/obligations/ObligationsPage')).ObligationsPage,
);
export const Panel = later(async () => (await import('../panel/Panel')).Panel);
