import type { User } from '@sorrel/contract/auth';

/** First and last name as far as they are known; empty when neither is. */
export function fullName(user: Pick<User, 'first_name' | 'last_name'> | undefined): string {
  return [user?.first_name, user?.last_name].filter(Boolean).join(' ');
}
