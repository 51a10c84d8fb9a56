import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkoutFolder } from '@gazetteer/workshop';
import { startPhp, type RunningPhp } from './php.ts';

const TRIES = 300;

/** How a program ended, and what it printed. */
interface Ended {
	readonly code: number;
	readonly text: string;
	readonly errors: string;
}

/** The answer begins with the exit code, and how many bytes of it are the program's own. */
function readAnswer(answer: Buffer): Ended {
	const line = answer.indexOf('\n');
	const [code = Number.NaN, length = 0] = answer.toString('utf8', 0, line).split(' ').map(Number);
	const end = line + 1 + length;
	return {
		code,
		text: answer.toString('utf8', line + 1, end),
		errors: answer.toString('utf8', end),
	};
}

const ask = (address: string, program: string): Promise<Ended> =>
	new Promise((resolve, reject) => {
		const pieces: Buffer[] = [];
		const socket = connect({ path: address, allowHalfOpen: true });
		socket.once('error', reject);
		socket.on('data', (piece: Buffer) => pieces.push(piece));
		socket.once('end', () => {
			socket.destroy();
			resolve(readAnswer(Buffer.concat(pieces)));
		});
		socket.end(program);
	});

/** Until it listens. */
async function askPatiently(address: string, program: string, php: RunningPhp): Promise<Ended> {
	for (let tries = 0; ; tries++) {
		try {
			return await ask(address, program);
		} catch (error) {
			if (tries === TRIES || php.isOver()) throw error;
			await wait(50);
		}
	}
}

export interface Programs {
	/** Runs a program that begins with `<?php`, and gives back what it printed. */
	run: (program: string) => Promise<string>;
	stop: () => Promise<void>;
}

/** Starts what runs programs on the machine's own PHP. Its socket lies in a folder that is there. */
export function openPrograms(folder: string): Programs {
	const address = path.join(folder, 'programs');
	const runner = path.join(checkoutFolder(), 'packages/demo-site/machine/programs.php');
	const php = startPhp([runner, address]);
	return {
		async run(program) {
			const { code, text, errors } = await askPatiently(address, program, php);
			if (code !== 0) throw new Error(`PHP ended with ${code}: ${errors || text}`);
			return text;
		},
		stop: php.stop,
	};
}
