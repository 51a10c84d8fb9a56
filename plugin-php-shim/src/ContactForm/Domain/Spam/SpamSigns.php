<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Spam;

use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\Contract\GuardInput;

/** The plugin's own spam checks. */
final class SpamSigns
{
    /**
     * @param int $seconds The minimum time between rendering and submitting a form. Faster submissions are suspicious.
     * @param int $links The maximum number of links in a message. URL fields are not counted.
     */
    public function __construct(private readonly RenderToken $token, private readonly int $seconds, private readonly int $links)
    {
    }

    /** Returns a short text for the site owner why the message is suspicious; '' if it is not suspicious. */
    public function suspicion(Form $form, Posted $posted): string
    {
        // Honeypot field: visitors do not see it, bots fill it in.
        if ($posted->extraInput(GuardInput::HONEYPOT) !== '') {
            return 'honeypot';
        }
        $age = $this->token->age($posted->extraInput(GuardInput::DRAWN), $form->id, $posted->time);

        return match (true) {
            $age === null => 'not_drawn',
            $age < $this->seconds => 'too_soon',
            self::countLinks($form, $posted) > $this->links => 'links',
            default => '',
        };
    }

    private static function countLinks(Form $form, Posted $posted): int
    {
        $links = 0;
        foreach ($form->fields as $field) {
            if ($field->type->mayContainLinks()) {
                $links += (int) preg_match_all('~(?:https?:)?//\S|\bwww\.\S|<a\s|\[url\b~i', implode("\n", $posted->values($field->name)));
            }
        }

        return $links;
    }
}
