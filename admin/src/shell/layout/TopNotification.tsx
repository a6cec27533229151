import { Notification } from 'react-admin';

/** What just happened, where it covers no button. */
export function TopNotification() {
  return <Notification anchorOrigin={{ vertical: 'top', horizontal: 'center' }} sx={{ mt: 6 }} />;
}
