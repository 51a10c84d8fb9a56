import { Server } from 'node:net';

/**
 * Runs `start` with all servers bound to localhost. The Playground server accepts a port but no address, and would
 * expose an administrator with a known password to the network.
 */
export async function localOnly<Started>(start: () => Promise<Started>): Promise<Started> {
	const { listen } = Server.prototype;
	Server.prototype.listen = function listenLocally(this: Server, ...wish: unknown[]) {
		const [port, ...rest] = wish;
		const local = typeof port === 'number' ? [port, '127.0.0.1', ...rest] : wish;
		return Reflect.apply(listen, this, local) as Server;
	};
	try {
		return await start();
	} finally {
		Server.prototype.listen = listen;
	}
}
