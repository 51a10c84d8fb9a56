import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmCi } from './npm.mjs';

const fingerprint = (checkout) => {
	const lock = path.join(checkout, 'package-lock.json');
	const source = existsSync(lock) ? lock : path.join(checkout, 'package.json');
	return createHash('sha256').update(readFileSync(source)).digest('hex');
};

/**
 * Whether the user ran `npm install` or `npm ci`. npm writes its record last, so the record is
 * newer than the lock file.
 */
const installedByHand = (checkout) => {
	const lock = path.join(checkout, 'package-lock.json');
	const record = path.join(checkout, 'node_modules', '.package-lock.json');
	return (
		existsSync(lock) && existsSync(record) && statSync(record).mtimeMs >= statSync(lock).mtimeMs
	);
};

/**
 * Runs `npm ci` if node_modules is missing, or was installed from another lock file. The stamp file
 * is in node_modules, so deleting that folder also deletes the stamp.
 */
export const installWhatIsMissing = async (checkout, { ask = npmCi, say = console.log } = {}) => {
	const stamp = path.join(checkout, 'node_modules', '.gazetteer-installed');
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(checkout)) return true;
	if (installedByHand(checkout)) return true;

	say('Installing what Gazetteer needs (once, about two minutes)…');
	if (!(await ask(checkout))) {
		say(
			'The installation did not succeed. Is the npm registry reachable? What npm said is above.',
		);
		return false;
	}
	writeFileSync(stamp, fingerprint(checkout));
	say('Installed.');
	return true;
};
