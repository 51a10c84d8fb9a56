import type { SocialType } from '@gazetteer/contract';
import { flushSync, useEffect } from '@wordpress/element';
import { Formik, useFormikContext, type FormikProps } from 'formik';
import type { ReactNode } from 'react';
import type { PictureValues } from './pictures.ts';

export interface Faq {
	readonly question: string;
	readonly answer: string;
}

export interface ChosenLocation {
	/** The term id or the name that is sent to the server. */
	readonly value: string;
	readonly name: string;
}

export interface Position {
	readonly lat: number;
	readonly lng: number;
}

/**
 * The values of the sections. A section that is not rendered yet has no value here: its inputs
 * still have the values from the server.
 */
export interface Values extends PictureValues {
	readonly description?: string;
	readonly faqs?: readonly Faq[];
	readonly tags?: readonly string[];
	readonly social?: Readonly<Partial<Record<SocialType, string>>>;
	/** The position of the map marker. */
	readonly position?: Position | undefined;
	readonly locations?: readonly ChosenLocation[];
}

type Name = keyof Values;

/** Reads and writes the values from code outside React. */
export interface ValueStore {
	readonly get: () => Values;
	readonly set: <Key extends Name>(name: Key, value: Values[Key]) => void;
	/** Adds a listener for every change. Returns a function that removes the listener. */
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

/** With the third argument, Formik does not validate, so this call should never fail. */
function write(
	{ setFieldValue }: Pick<FormikProps<Values>, 'setFieldValue'>,
	name: Name,
	value: unknown,
): void {
	setFieldValue(name, value, false).catch((error: unknown) => reportError(error));
}

/**
 * Creates the value store, which uses Formik, and the component that contains all rendered
 * sections.
 */
export function createValues() {
	const formik: { current: FormikProps<Values> | null } = { current: null };
	// If rendering fails, Formik unmounts. Keep its last values for the submission, because without
	// them the server would delete saved photos.
	let latest: Values = {};
	const listeners = new Set<() => void>();
	const changed = () => listeners.forEach((listener) => listener());

	/**
	 * Formik's own validation is off. Our code checks all fields on submit, and a field with an
	 * error after each change.
	 */
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

/** Returns the value of a section and a function to change it, for use in React components. */
export function useValue<Key extends Name>(name: Key) {
	const { values, setFieldValue } = useFormikContext<Values>();
	const change = (value: Values[Key]) => write({ setFieldValue }, name, value);
	return [values[name], change] as const;
}
