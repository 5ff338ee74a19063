import { paymentLink } from '@sorrel/core/payments/payment-link';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { userQuery } from '../auth/queries.ts';
import { siteHref } from '../language/site-language.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FailedLoad } from '../ui/failed-load.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { paymentOptionsQuery } from './payment-queries.ts';
import { say } from './sentences.ts';

/** How often the user is asked for while a payment is under way in another tab. */
export const PAYMENT_CHECK_MS = 3000;

export interface UpgradeDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What made it open, in a sentence. */
  reason: string;
}

/** What Premium is for and the ways to pay for it. It notices by itself when the payment has gone through. */
export function UpgradeDialog({ open, onOpenChange, reason }: UpgradeDialogProps) {
  const [isPaying, setIsPaying] = useState(false);
  const user = useQuery({ ...userQuery, refetchInterval: open && isPaying ? PAYMENT_CHECK_MS : false }).data;
  const isPremium = user?.own_premium === true;

  useEffect(() => {
    if (!open) setIsPaying(false);
  }, [open]);

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={say.upgradeToPremium} tone="deep" size="sm">
      <div className="grid gap-5">
        {isPremium ? (
          <p role="status">{say.premiumIsOn}</p>
        ) : (
          <>
            <p className="text-on-deep-2">{reason}</p>
            {open && <WaysToPay onPay={() => setIsPaying(true)} />}
            <p role="status" className="text-sm text-on-deep-2" hidden={!isPaying}>
              {isPaying && say.finishPayment}
            </p>
          </>
        )}
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={siteHref('features')} outside variant="ghost">
            {say.seePremium}
          </ButtonLink>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {isPremium ? say.close : say.notNow}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The payment links, filled in for the user; a plain sentence where this server takes no payments. */
function WaysToPay({ onPay }: { onPay: () => void }) {
  const options = useQuery(paymentOptionsQuery);
  const person = useQuery(userQuery);
  const { data } = options;
  const payer = person.data;
  const failed = [options, person].find((one) => one.data === undefined && one.error !== null);
  if (failed) return <FailedLoad error={failed.error} onRetry={() => failed.refetch()} />;
  if (!data || !payer) return <Spinner label={say.loading} />;
  if (data.yearly === null && data.monthly === null) {
    return <p>{say.noPayments}</p>;
  }
  const linkTo = (link: string) => ({
    to: paymentLink(link, { email: payer.email, userId: payer.id }),
    outside: true,
    target: '_blank',
    rel: 'noreferrer',
    full: true,
    iconEnd: ExternalLink,
    onClick: onPay,
  });
  return (
    <div className="grid gap-3">
      {data.yearly !== null && (
        <ButtonLink variant="citron" size="lg" {...linkTo(data.yearly)}>
          {say.pricePerYear}
        </ButtonLink>
      )}
      {data.monthly !== null && (
        <ButtonLink variant={data.yearly === null ? 'citron' : 'ghost'} size="lg" {...linkTo(data.monthly)}>
          {say.pricePerMonth}
        </ButtonLink>
      )}
      <p className="text-sm text-on-deep-2">{say.youPayAtStripe}</p>
    </div>
  );
}
