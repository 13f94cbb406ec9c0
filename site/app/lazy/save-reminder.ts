import { calendarFile } from '@companion/screens/calendar-file';
import { addressesFor, localise } from '@companion/screens/paths';
import type { Activity } from '@companion/sdk/contract';
import { channelAddress } from './channel-address.ts';
import { saveFile } from './save-file.ts';

export function saveReminder(activity: Activity): void {
  const { pathname, search } = window.location;
  const path = localise(addressesFor('desktop').activity(activity.id), pathname);
  const file = calendarFile(activity, channelAddress(path, search));
  saveFile(`${activity.id}.ics`, 'text/calendar', file);
}
