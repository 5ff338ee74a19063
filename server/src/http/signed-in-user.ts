/** Who makes a request, as the database has it now. */
export interface SignedInUser {
  id: string;
  email: string;
  role: 'user' | 'admin';
  isPremium: boolean;
  sessionId: string;
  /** Grows with every change to the user's recipes. */
  bookRevision: number;
  /** Grows with every change to the recipes of explore. */
  exploreRevision: number;
}
