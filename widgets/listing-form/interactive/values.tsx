import type { SocialType } from '@gazetteer/contract';
import { flushSync, useEffect } from '@wordpress/element';
import { Formik, useFormikContext, type FormikProps } from 'formik';
import type { ReactNode } from 'react';

export interface Faq {
	readonly question: string;
	readonly answer: string;
}

/** A picture of the listing, new or kept. */
export interface Picture {
	/** Its own as long as the page lasts. */
	readonly key: string;
	readonly file?: File;
	/** The number of one that the server has. */
	readonly saved?: number;
	readonly bytes: number;
	/** Where the picture of a saved one is. */
	readonly preview?: string;
	/** A saved one that goes when the form is sent. */
	readonly isRemoved?: boolean;
	/** Its file is as it was chosen, and may still be turned, scaled down or freed of its position. */
	readonly isUnready?: boolean;
}

export interface ChosenLocation {
	/** What is sent: a number of the server's, or a name. */
	readonly value: string;
	readonly name: string;
}

export interface Position {
	readonly lat: number;
	readonly lng: number;
}

/** What the sections hold. A section that has not been drawn yet has no value: its inputs are as the server drew them. */
export interface Values {
	readonly description?: string;
	readonly faqs?: readonly Faq[];
	readonly tags?: readonly string[];
	readonly social?: Readonly<Partial<Record<SocialType, string>>>;
	/** Where the marker is. */
	readonly position?: Position | undefined;
	readonly locations?: readonly ChosenLocation[];
	readonly gallery?: readonly Picture[];
	readonly featuredImage?: Picture | undefined;
	readonly logo?: Picture | undefined;
}

type Name = keyof Values;

/** Reads and writes the values from outside of React. */
export interface ValueStore {
	readonly get: () => Values;
	readonly set: <Key extends Name>(name: Key, value: Values[Key]) => void;
	/** Tells of every change, whoever made it. Returns its own undo. */
	readonly subscribe: (listener: () => void) => () => void;
}

interface ChangesProps {
	readonly changed: () => void;
}

function Changes({ changed }: ChangesProps) {
	const { values } = useFormikContext<Values>();
	useEffect(changed, [values, changed]);
	return null;
}

/** Formik validates nothing here, so this cannot fail. */
function write(
	{ setFieldValue }: Pick<FormikProps<Values>, 'setFieldValue'>,
	name: Name,
	value: unknown,
): void {
	setFieldValue(name, value, false).catch((error: unknown) => reportError(error));
}

/** The values, held by Formik, and the frame round everything that is drawn of the form. */
export function createValues() {
	const formik: { current: FormikProps<Values> | null } = { current: null };
	// Formik is gone when drawing failed. Its last values are still sent: without them, kept photos would be deleted.
	let latest: Values = {};
	const listeners = new Set<() => void>();
	const changed = () => listeners.forEach((listener) => listener());

	/** What is wrong is asked for when the form is sent, and for the field that was marked: never with each key. */
	const Frame = ({ children }: { readonly children: ReactNode }) => (
		<Formik<Values>
			initialValues={latest}
			innerRef={(bag) => {
				formik.current = bag;
				if (bag) latest = bag.values;
			}}
			validateOnBlur={false}
			validateOnChange={false}
			onSubmit={() => {}}
		>
			<>
				<Changes changed={changed} />
				{children}
			</>
		</Formik>
	);
	const values: ValueStore = {
		get: () => latest,
		set(name, value) {
			const { current } = formik;
			if (current) flushSync(() => write(current, name, value));
			else {
				latest = { ...latest, [name]: value };
				changed();
			}
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
	return { Frame, values };
}

/** A section's value and how to change it, for what it draws. */
export function useValue<Key extends Name>(name: Key) {
	const { values, setFieldValue } = useFormikContext<Values>();
	const change = (value: Values[Key]) => write({ setFieldValue }, name, value);
	return [values[name], change] as const;
}
