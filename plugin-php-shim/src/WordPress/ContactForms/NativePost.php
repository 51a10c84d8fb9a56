<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\ContactForms;

use Closure;
use Gazetteer\Contract\ContactInput;
use Gazetteer\Contract\ServerStatus;
use Gazetteer\Domain\ContactForm\Form;
use Gazetteer\Domain\ContactForm\FormMessage;
use Gazetteer\Domain\ContactForm\Outcome;
use Gazetteer\Domain\ContactForm\Posted;
use Gazetteer\Domain\ContactForm\TooOften;
use Gazetteer\Endpoint\ContactForm\PostedReader;
use Gazetteer\Endpoint\Input;
use Gazetteer\Endpoint\Refusal;
use Gazetteer\WordPress\Forms\FormHooks;
use Gazetteer\WordPress\RefusalTexts;
use Gazetteer\WordPress\Request;
use Gazetteer\WordPress\SiteCaller;
use Gazetteer\WordPress\Uploads;
use Throwable;

/** Answers a form that a page without JavaScript posted to itself, before that page is drawn. */
final class NativePost
{
    /** @param Closure(): Desk $desk */
    public static function register(Closure $desk): void
    {
        if (Request::method() === 'POST' && isset($_POST[ContactInput::FORM], $_POST[ContactInput::UNIT_TAG])) {
            add_action('wp', static fn () => self::answer($desk()));
        } elseif (Request::isCutOff()) {
            add_action('wp', self::answerCutOff(...));
        }
    }

    private static function answer(Desk $desk): void
    {
        // Where Contact Form 7 is active our forms are drawn nowhere, and nothing is taken in for them.
        if (!FormHooks::areOurs()) {
            return;
        }
        $values = wp_unslash($_POST);
        $form = $desk->shelf->find((new Input($values))->id(ContactInput::FORM));
        $unitTag = PostedReader::unitTag(new Input($values));
        if ($form === null || $unitTag === '') {
            return;
        }
        self::keepFromCaches();
        [$posted, $outcome] = self::judge($desk, $form, $values, $unitTag);
        Answers::keep($posted, $outcome);
    }

    private static function answerCutOff(): void
    {
        if (FormHooks::areOurs()) {
            self::keepFromCaches();
            $words = RefusalTexts::text(new Refusal(Refusal::TOO_LARGE, 413));
            Answers::keepOfNobody(new Outcome(ServerStatus::Aborted->value, $words));
        }
    }

    /** The page now says what became of what somebody wrote: it is theirs alone. */
    private static function keepFromCaches(): void
    {
        nocache_headers();
        if (!defined('DONOTCACHEPAGE')) {
            define('DONOTCACHEPAGE', true);
        }
    }

    /**
     * @param array<array-key, mixed> $values
     * @return array{Posted, Outcome}
     */
    private static function judge(Desk $desk, Form $form, array $values, string $unitTag): array
    {
        $reader = new PostedReader(SiteCaller::ofPost());
        $posted = $reader->read($form, new Input($values));
        try {
            Request::refuseCutOff();
            $posted = $reader->read($form, new Input($values, Uploads::read($_FILES)));
            $outcome = $desk->reception()->receive($form, $posted);
        } catch (TooOften) {
            $outcome = new Outcome(ServerStatus::Aborted->value, $form->message(FormMessage::TooOften));
        } catch (Throwable $thrown) {
            $refusal = RefusalTexts::refusal($thrown);
            $isOurs = $refusal->refused === Refusal::BROKEN;
            $outcome = new Outcome(ServerStatus::Aborted->value, $isOurs ? $form->message(FormMessage::Aborted) : RefusalTexts::text($refusal));
        }

        return [$posted, $outcome];
    }
}
