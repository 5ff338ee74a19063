import { NONE } from './household-problem.ts';
import type { HouseholdState, PlateChoice } from './household-state.ts';

/** One change under trial: dishes of a slot, and the plates that follow. */
export class Trial {
  place = 0;
  main = NONE;
  second = NONE;
  delta = 0;
  readonly choices: PlateChoice[];

  constructor(persons: number) {
    this.choices = Array.from({ length: persons }, () => ({
      distance: 0,
      portion: 0,
      partner: NONE,
      partnerPortion: 0,
    }));
  }

  apply(week: HouseholdState): void {
    const { persons } = week.problem;
    week.setDishes(this.place, this.main, this.second);
    for (const person of week.problem.slots[this.place]!.present) {
      const choice = this.choices[person]!;
      week.setPlate(this.place, person, week.dish[this.place * persons + person]!, choice.portion);
      if (choice.partner !== NONE)
        week.setPlate(choice.partner, person, week.dish[choice.partner * persons + person]!, choice.partnerPortion);
    }
  }
}
