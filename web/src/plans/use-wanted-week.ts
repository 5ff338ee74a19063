import type { User } from '@sorrel/contract/auth';
import type { Person } from '@sorrel/contract/persons';
import type { PlanSettings } from '@sorrel/contract/plans';
import { avoidedWarnings, type DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { NO_GOALS } from '@sorrel/core/plans/plan-settings';
import { useQueryClient } from '@tanstack/react-query';
import { userQuery } from '../auth/queries.ts';
import { personsQuery } from '../recipe-parts/persons.tsx';
import { isTableOf } from './use-persons.ts';

/** What a week is asked for, as the server is told it. */
export interface WantedWeek {
  settings: PlanSettings;
  isPremium: boolean;
  /** Each has a plate of their own. */
  isForSeveral: boolean;
}

interface WantedWeekProps {
  settings: PlanSettings;
  /** Dietary needs in force for somebody who eats alone, as far as they are known. */
  without: readonly DietWarning[];
  persons: readonly Person[];
  isPremium: boolean;
}

/** `now`: what is wanted as far as it is known who eats; `find`: the same once that is known. */
export function useWantedWeek({ settings, without, persons, isPremium }: WantedWeekProps) {
  const queryClient = useQueryClient();
  const wanted = (who: { isPremium: boolean; isForSeveral: boolean; avoided: readonly DietWarning[] }): WantedWeek => ({
    isPremium: who.isPremium,
    isForSeveral: who.isForSeveral,
    settings: {
      ...settings,
      // where several eat, what each of them avoids holds for their plates, and for all only what was chosen for the week
      without: [...(settings.without ?? (who.isForSeveral ? [] : who.avoided))],
      // goals are premium's, and what holds by the profile is said
      nutGoals: who.isPremium ? settings.nutGoals : { ...NO_GOALS },
      priorityNutrients: who.isPremium ? settings.priorityNutrients : [],
    },
  });
  return {
    now: wanted({ isPremium, isForSeveral: persons.length > 0, avoided: without }),
    /**
     * Waits for who eats: a press that was quicker than that must not give a week that somebody may not eat.
     * @throws ApiError when nobody knows
     */
    find: async (): Promise<WantedWeek> => {
      const [user, all]: [User, readonly Person[]] = await Promise.all([
        queryClient.ensureQueryData(userQuery),
        queryClient.ensureQueryData(personsQuery),
      ]);
      return wanted({ isPremium: user.premium, isForSeveral: isTableOf(all), avoided: avoidedWarnings(user) });
    },
  };
}
