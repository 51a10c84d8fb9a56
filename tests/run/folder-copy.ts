import {
	copyFileSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	rmSync,
	utimesSync,
	type Stats,
} from 'node:fs';
import path from 'node:path';

const statOf = (file: string) => lstatSync(file, { throwIfNoEntry: false });

const isSame = (one: Stats, other: Stats) =>
	one.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) < 1;

const remove = (file: string) => rmSync(file, { recursive: true, force: true });

/**
 * Makes folder `to` hold what folder `from` holds: what is the same stays, what differs is written anew in place, what is
 * too much goes. Nothing is awaited: thousands of files are only looked at, which costs a fraction of a promise for each.
 */
export function copyFolder(from: string, to: string): void {
	mkdirSync(to, { recursive: true });
	const names = readdirSync(from);
	const wanted = new Set(names);
	for (const name of readdirSync(to)) {
		if (!wanted.has(name)) remove(path.join(to, name));
	}
	for (const name of names) {
		const [source, target] = [path.join(from, name), path.join(to, name)];
		const [one, other] = [lstatSync(source), statOf(target)];
		if (other && other.isDirectory() !== one.isDirectory()) remove(target);
		if (one.isDirectory()) copyFolder(source, target);
		else if (!other || !isSame(one, other)) {
			copyFileSync(source, target);
			utimesSync(target, one.atime, one.mtime);
		}
	}
}
