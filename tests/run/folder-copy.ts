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
 * Makes folder `to` equal to folder `from`: writes files that differ, and deletes others. It is synchronous, because a
 * promise for each of thousands of files would take much longer.
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
