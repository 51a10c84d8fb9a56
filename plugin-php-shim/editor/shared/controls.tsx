import { TextControl, TextareaControl, ToggleControl } from '@wordpress/components';

/** Opt-ins for the new default styles. Without them, WordPress logs deprecation warnings. */
export const MEASURES = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

interface SettingProps<Value> {
	readonly label: string;
	readonly help?: string;
	readonly value: Value;
	readonly set: (value: Value) => void;
	readonly placeholder?: string;
}

interface TextProps extends SettingProps<string> {
	readonly type?: 'text' | 'number' | 'date' | 'time' | 'email';
	readonly min?: number;
	readonly step?: number;
	readonly onBlur?: () => void;
}

export const Text = ({ set, ...rest }: TextProps) => (
	<TextControl {...rest} {...MEASURES} onChange={set} />
);

export const LongText = ({ set, rows = 4, ...rest }: SettingProps<string> & { rows?: number }) => (
	<TextareaControl {...rest} rows={rows} __nextHasNoMarginBottom onChange={set} />
);

export const Switch = ({ set, value, ...rest }: SettingProps<boolean>) => (
	<ToggleControl {...rest} __nextHasNoMarginBottom checked={value} onChange={set} />
);

/** A whole number. Empty is 0, which means no limit. */
export const Amount = ({ value, set, ...rest }: SettingProps<number>) => (
	<Text
		{...rest}
		type="number"
		min={0}
		value={value > 0 ? String(value) : ''}
		set={(text) => set(Math.max(0, Math.trunc(Number(text)) || 0))}
	/>
);
