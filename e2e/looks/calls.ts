import type { Account } from '../accounts.ts';
import { ask } from '../ask.ts';

/** Calls of one account, as the pages make them. */
export async function callsOf(url: string, account: Account) {
  const json = { 'content-type': 'application/json' };
  const login = await ask(`${url}/api/auth/authenticate`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(account),
  });
  const { token } = (await login.json()) as { token: string };
  return async <Reply>(method: string, path: string, body?: object | FormData): Promise<Reply> => {
    const isForm = body instanceof FormData;
    const reply = await ask(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body === undefined || isForm ? {} : json) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as Reply;
  };
}
export type Calls = Awaited<ReturnType<typeof callsOf>>;
