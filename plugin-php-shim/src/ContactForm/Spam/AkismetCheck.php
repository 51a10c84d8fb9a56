<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Spam;

use Akismet;
use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Domain\Entries\EntryWriter;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\RefusalTexts;
use Gazetteer\Kernel\VisitorAddress;
use Throwable;

/**
 * Checks messages with the Akismet plugin, if it is set up. If Akismet does not respond, the message is not suspicious.
 */
final class AkismetCheck
{
    public function __construct(private readonly EntryWriter $writer)
    {
    }

    public function suspicion(Form $form, Posted $posted): string
    {
        try {
            return $this->verdict($form, $posted);
        } catch (Throwable $bug) {
            // An exception in another plugin must not lose the message.
            RefusalTexts::report($bug);

            return '';
        }
    }

    private function verdict(Form $form, Posted $posted): string
    {
        if (!self::isAsked($form)) {
            return '';
        }
        [, $verdict] = (array) Akismet::http_post(build_query(array_map(rawurlencode(...), $this->question($form, $posted))), 'comment-check') + [1 => ''];

        return $verdict === 'true' ? 'akismet' : '';
    }

    private static function isAsked(Form $form): bool
    {
        return is_callable(['Akismet', 'get_api_key']) && (string) Akismet::get_api_key() !== ''
            && Extensions::filter('gazetteer_ask_akismet', true, $form) === true;
    }

    /** @return array<string, string> */
    private function question(Form $form, Posted $posted): array
    {
        $entry = $this->writer->write($form, $posted, EntryState::Spam, '');
        $content = array_map(static fn (array $field): string => implode("\n", $field['values']), $entry->fields);
        $agent = $_SERVER['HTTP_USER_AGENT'] ?? '';

        return [
            'blog' => home_url(),
            'blog_lang' => get_locale(),
            'blog_charset' => 'UTF-8',
            'user_ip' => VisitorAddress::read(),
            'user_agent' => is_string($agent) ? $agent : '',
            'referrer' => $posted->url,
            'permalink' => $posted->url,
            'comment_type' => 'contact-form',
            'comment_author_email' => $entry->email,
            'comment_content' => trim(implode("\n\n", array_filter($content))),
        ];
    }
}
