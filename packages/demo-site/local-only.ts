import { Server } from 'node:net';

/**
 * Runs `start`, and binds all servers to localhost. The Playground server has no option for the
 * address. It would expose an administrator with a known password to the network.
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
