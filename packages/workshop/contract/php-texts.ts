import { TEXT } from '@gazetteer/contract';
import { header } from './php-class.ts';
import { phpText } from './php-value.ts';

const entry = (text: string) => {
	const source = phpText(text);
	const note = /\{\w+\}/.test(text)
		? ['            /* translators: a word in braces stands for a value; leave it as it is. */']
		: [];
	return [...note, `            ${source} => \\__(${source}, 'gazetteer'),`].join('\n');
};

/**
 * Returns the PHP class with all widget texts. Each text is a literal in a gettext call, because
 * translation tools cannot read variables.
 */
export function phpTexts(): string {
	const texts = [...new Set(Object.values<string>(TEXT))].sort();
	return `${header('texts/texts.ts')}
namespace Gazetteer\\Widgets;

/** The texts of widgets: English text => text in the language of the site. */
final class WidgetTexts
{
    /** @return array<string, string> */
    public static function all(): array
    {
        return [
${texts.map(entry).join('\n')}
        ];
    }
}
`;
}
