import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkoutFolder } from '@gazetteer/workshop';
import { startPhp, type RunningPhp } from './php.ts';

const TRIES = 300;

/** The exit code and the output of a program. */
interface ProgramResult {
	readonly code: number;
	readonly text: string;
	readonly errors: string;
}

/** Parses a response. Its first line contains the exit code and the length of the output in bytes. */
function readAnswer(answer: Buffer): ProgramResult {
	const line = answer.indexOf('\n');
	const [code = Number.NaN, length = 0] = answer.toString('utf8', 0, line).split(' ').map(Number);
	const end = line + 1 + length;
	return {
		code,
		text: answer.toString('utf8', line + 1, end),
		errors: answer.toString('utf8', end),
	};
}

const ask = (address: string, program: string): Promise<ProgramResult> =>
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

/** Retries until the PHP process listens on the socket. */
async function sendWithRetries(
	address: string,
	program: string,
	php: RunningPhp,
): Promise<ProgramResult> {
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
	/** Runs a PHP program (starting with `<?php`) and returns its output. */
	run: (program: string) => Promise<string>;
	stop: () => Promise<void>;
}

/** Starts a PHP process that runs programs. Creates its socket in an existing folder. */
export function openPrograms(folder: string): Programs {
	const address = path.join(folder, 'programs');
	const runner = path.join(checkoutFolder(), 'packages/demo-site/machine/programs.php');
	const php = startPhp([runner, address]);
	return {
		async run(program) {
			const { code, text, errors } = await sendWithRetries(address, program, php);
			if (code !== 0) throw new Error(`PHP ended with ${code}: ${errors || text}`);
			return text;
		},
		stop: php.stop,
	};
}
