import { caseName, constantName } from './php-name.ts';
import { phpStatement, phpValue, type Value } from './php-value.ts';

export type Table = { readonly [key: string]: Value };

/** One class of the PHP copy, before it is written. */
export interface Contract {
	readonly name: string;
	readonly kind: 'constants' | 'enum';
	/** The file of `packages/contract` that it is written from. */
	readonly from: string;
	readonly says: string;
	readonly table: Table;
	/** PHP that the table alone cannot give. */
	readonly more?: string;
}

const isTable = (value: Value): value is Table =>
	typeof value === 'object' && !Array.isArray(value);

/** A nested table becomes constants whose names combine both keys. */
const constantsOf = (table: Table, above = ''): [name: string, value: Value][] =>
	Object.entries(table).flatMap(([key, value]) => {
		const name = above + constantName(key);
		return isTable(value) ? constantsOf(value, `${name}_`) : [[name, value]];
	});

const wordsIn = (source: string) => new Set(source.match(/\w+/g));

const casesOf = (table: Table) =>
	Object.entries(table).map(([key, value]) => `    case ${caseName(key)} = ${phpValue(value)};`);

const backingOf = (table: Table) =>
	typeof Object.values(table)[0] === 'number' ? 'int' : 'string';

export const header = (from: string) => `<?php

// Written by \`npm run contract\` from packages/contract/${from}: change it there.

declare(strict_types=1);
`;

/** The whole file of one class: of constants those that are read, of an enum every case. */
export function phpClass(
	{ name, kind, from, says, table, more = '' }: Contract,
	isRead: (constant: string) => boolean,
): string {
	const isEnum = kind === 'enum';
	const opening = isEnum ? `enum ${name}: ${backingOf(table)}` : `final class ${name}`;
	const ownWords = wordsIn(more);
	const members = isEnum
		? casesOf(table)
		: constantsOf(table)
				.filter(([constant]) => isRead(constant) || ownWords.has(constant))
				.map(([constant, value]) => phpStatement(`public const ${constant}`, value));
	const body = [members.join('\n'), more].filter(Boolean).join('\n\n');
	return `${header(from)}
namespace Gazetteer\\Contract;

/** ${says} */
${opening}
{
${body}
}
`;
}
