export interface Question {
	readonly question: string;
	readonly answer: string;
}

/**
 * The attributes of a field block after `readField()`: every attribute is present and has a valid
 * type.
 */
export interface FieldAttributes {
	readonly label: string;
	readonly name: string;
	readonly required: boolean;
	readonly help: string;
	readonly placeholder: string;
	readonly default: string;
	readonly autocomplete: string;
	readonly min: string;
	readonly max: string;
	readonly step: string;
	readonly minlength: number;
	readonly maxlength: number;
	readonly counter: string;
	readonly options: readonly string[];
	readonly chosen: readonly string[];
	readonly multiple: boolean;
	readonly blank: string;
	readonly exclusive: boolean;
	readonly freeText: boolean;
	readonly accept: readonly string[];
	readonly maxKilobytes: number;
	readonly maxFiles: number;
	readonly questions: readonly Question[];
	readonly content: string;
	readonly invert: boolean;
	readonly optional: boolean;
	readonly source: string;
	readonly inMail: boolean;
}

const EMPTY: FieldAttributes = {
	label: '',
	name: '',
	required: false,
	help: '',
	placeholder: '',
	default: '',
	autocomplete: '',
	min: '',
	max: '',
	step: '',
	minlength: 0,
	maxlength: 0,
	counter: '',
	options: [],
	chosen: [],
	multiple: false,
	blank: '',
	exclusive: false,
	freeText: false,
	accept: [],
	maxKilobytes: 8192,
	maxFiles: 1,
	questions: [],
	content: '',
	invert: false,
	optional: false,
	source: '',
	inMail: true,
};

const isAlike = (one: unknown, other: unknown) =>
	typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

/**
 * Reads a block's attributes. Adds missing ones and replaces invalid ones, because saved content
 * may contain any values.
 */
export const readField = (attributes: Readonly<Record<string, unknown>>): FieldAttributes =>
	Object.fromEntries(
		Object.entries(EMPTY).map(([key, empty]) => {
			const value = attributes[key];
			return [key, isAlike(value, empty) ? value : empty];
		}),
	) as unknown as FieldAttributes;
