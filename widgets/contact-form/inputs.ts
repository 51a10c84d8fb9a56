import type { Presence } from './presence.ts';

/** All fields of one name, by comparison: names come from servers and pages, and may be anything. */
export const inputsNamed = ({ bare }: Presence, name: string) =>
	([...bare.elements] as HTMLInputElement[]).filter((input) => input.name === name);

export const write = (presence: Presence, name: string, value: string): void => {
	for (const input of inputsNamed(presence, name)) input.value = value;
};
