import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = Email & {
  /** Who the mail server was told to bring it to. */
  envelopeTo: string[];
};

export interface TestSmtpServer {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** Refuses each mail to this address with this reply, as often as `times` says. */
  refuse(address: string, reply: number, times?: number): void;
  close(): Promise<void>;
}

/** A real mail server on loopback. */
export async function startSmtpServer(options: { port?: number; takesMs?: number } = {}): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const refusals = new Map<string, { reply: number; left: number }>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const refusal = refusals.get(address);
      if (refusal === undefined || refusal.left === 0) return callback();
      refusal.left -= 1;
      return callback(Object.assign(new Error('not to this address'), { responseCode: refusal.reply }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        received.push({ ...mail, envelopeTo: session.envelope.rcptTo.map(({ address }) => address) });
        setTimeout(callback, options.takesMs ?? 0);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    refuse: (address, reply, times = Number.POSITIVE_INFINITY) => refusals.set(address, { reply, left: times }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
