import type { Reminders } from '@sorrel/contract/reminders';
import { isTimeZone, REMINDER_HOUR, REMINDER_HOURS } from '@sorrel/core/plans/evening';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../api.ts';
import { writeHour } from '../language/write.ts';
import { FailedLoad } from '../ui/failed-load.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { remindersQuery, useSetReminders } from './queries.ts';
import { say } from './sentences.ts';
import { SETTING_END } from './setting-looks.ts';

const UTC = 'UTC';

/** Where the device says that it is; some say that they do not know. */
function zoneOfDevice(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : UTC;
}

/** All that the browser knows, and the one that was chosen on another. */
const zonesWith = (chosen: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), UTC, chosen])].toSorted();

/** Whether the account is mailed what is to be begun for the next days, and when. */
export function RemindersSetting() {
  const { data: setting, error, refetch } = useQuery(remindersQuery);
  const save = useSetReminders();
  // shown as it was pressed until the server has answered
  const reminders = save.isPending ? save.variables : (setting?.reminders ?? null);
  const set = (wanted: Reminders | null) => save.mutate(wanted);
  const isMailSetUp = setting?.isMailSetUp ?? true;
  return (
    <section className={`grid gap-3 ${SETTING_END}`}>
      <div>
        <Switch
          end
          label={<b>{say.reminders}</b>}
          checked={reminders !== null}
          disabled={setting === undefined || (!isMailSetUp && reminders === null)}
          onCheckedChange={(isOn) => set(isOn ? { hour: REMINDER_HOUR, timeZone: zoneOfDevice() } : null)}
        />
        <p className="text-sm text-ink-3">{isMailSetUp ? say.remindersHint : say.remindersNeedMail}</p>
      </div>
      {error && <FailedLoad error={error} onRetry={() => refetch()} />}
      {save.error && <Notice tone="error">{errorMessage(save.error)}</Notice>}
      {reminders !== null && (
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            label={say.reminderHour}
            value={String(reminders.hour)}
            onValueChange={(hour) => {
              const wanted = REMINDER_HOURS.find((known) => String(known) === hour);
              if (wanted !== undefined) set({ ...reminders, hour: wanted });
            }}
            options={REMINDER_HOURS.map((hour) => ({ value: String(hour), label: writeHour(hour) }))}
          />
          <SelectField
            label={say.timeZone}
            value={reminders.timeZone}
            onValueChange={(timeZone) => set({ ...reminders, timeZone })}
            options={zonesWith(reminders.timeZone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          />
        </div>
      )}
    </section>
  );
}
