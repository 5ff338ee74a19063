import { useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { BookInsights } from './book-insights.tsx';
import { say } from './sentences.ts';
import { WeekInsights, type WeekInsightsProps } from './week-insights.tsx';

const TABS = ['week', 'book'] as const;
type Tab = (typeof TABS)[number];

const tabLabels = (): Record<Tab, string> => ({ week: say.insights.thisWeek, book: say.insights.recipeBook });

interface InsightsDialogProps extends WeekInsightsProps {
  onClose: () => void;
}

/** What the week on the screen is like, and what the saved plans make of the recipe book. */
export function InsightsDialog({ onClose, ...week }: InsightsDialogProps) {
  const [tab, setTab] = useState<Tab>('week');
  const labels = tabLabels();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={say.tools.insights} size="lg">
      <Tabs
        label={say.insights.into}
        value={tab}
        onValueChange={setTab}
        tabs={TABS.map((value) => ({ value, label: labels[value] }))}
      >
        <TabPanel value="week">
          <WeekInsights {...week} />
        </TabPanel>
        <TabPanel value="book">
          <BookInsights />
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}
