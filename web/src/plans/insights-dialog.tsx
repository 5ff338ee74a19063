import { useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { BookInsights } from './book-insights.tsx';
import { WeekInsights, type WeekInsightsProps } from './week-insights.tsx';

const TABS = [
  { value: 'week', label: 'This week' },
  { value: 'book', label: 'Recipe book' },
] as const;

interface InsightsDialogProps extends WeekInsightsProps {
  onClose: () => void;
}

/** What the week on the screen is like, and what the saved plans make of the recipe book. */
export function InsightsDialog({ onClose, ...week }: InsightsDialogProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('week');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Insights" size="lg">
      <Tabs label="Insights into" value={tab} onValueChange={setTab} tabs={TABS}>
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
