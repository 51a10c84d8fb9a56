<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering;

use Closure;
use Gazetteer\BotCheck\BotCheckMarkup;
use Gazetteer\ContactForm\Builder\FieldBlocks;
use Gazetteer\ContactForm\Domain\FormMessage;
use Gazetteer\ContactForm\Domain\Spam\DrawnChallenges;
use Gazetteer\ContactForm\FormPostType;
use Gazetteer\ContactForm\FormPosts;
use Gazetteer\ContactForm\SavedForm;
use Gazetteer\ContactForm\Submission\SubmissionResults;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Html\Tag;

/** Renders a complete form that also works without JavaScript. */
final class FormRenderer
{
    private int $drawn = 0;

    public function __construct(
        private readonly FormPosts $forms,
        private readonly FieldBlocks $fields,
        private readonly DrawnChallenges $challenges,
        private readonly BotCheckMarkup $check,
    ) {
    }

    /** @param Closure(array<string, string|bool>): string $wrapper Returns the root element's attributes, escaped. */
    public function draw(int $id, Closure $wrapper): string
    {
        $saved = $this->forms->saved($id);
        if ($saved === null || (!$saved->isPublished && !current_user_can('edit_post', $id))) {
            return self::note($id);
        }
        if ($saved->form->membersOnly && !is_user_logged_in()) {
            return self::invitation($saved->form->message(FormMessage::MembersOnly));
        }

        $post = in_the_loop() ? (int) get_the_ID() : 0;
        // Number the forms on the page. If a form is on the page twice, its result is then shown in the right one.
        $this->drawn++;
        $unitTag = $post > 0 ? "wpcf7-f{$id}-p{$post}-o{$this->drawn}" : "wpcf7-f{$id}-o{$this->drawn}";
        $outcome = SubmissionResults::for($unitTag) ?? SubmissionResults::ofNobody($id);
        $view = new FormView($saved->form, $unitTag, $post, $this->challenges, $outcome, SubmissionResults::posted($unitTag));
        $attributes = $wrapper([
            'class' => 'wpcf7 no-js',
            'id' => $unitTag,
            'lang' => str_replace('_', '-', $saved->form->locale),
            'dir' => is_rtl() ? 'rtl' : 'ltr',
            'data-wpcf7-id' => (string) $id,
            'data-gazetteer' => 'contact-form',
        ]);

        return "<div {$attributes}>" . Response::heard($view) . $this->form($view, $saved) . '</div>';
    }

    private function form(FormView $view, SavedForm $saved): string
    {
        $form = $view->form;
        $files = array_filter($form->fields, static fn (FormField $field): bool => $field->type->takesFiles());
        $inside = $this->fields->drawAll($view, $saved->blocks);

        return Tag::of('form', [
            'action' => self::address() . "#{$view->unitTag}",
            'method' => 'post',
            'class' => ['wpcf7-form', $view->status(), $saved->htmlClass, $form->acceptanceAsValidation ? 'wpcf7-acceptance-as-validation' : ''],
            'aria-label' => $form->title ?: __('Contact form', 'gazetteer'),
            'enctype' => $files !== [] ? 'multipart/form-data' : null,
            'novalidate' => true,
            'data-status' => $view->status(),
        ] + $this->check->attributes(), HiddenInputs::draw($view, $this->check->tokenInput()) . self::explanation($form->fields) . $inside . $this->check->withoutScript() . Response::seen($view));
    }

    /** @param list<FormField> $fields */
    private static function explanation(array $fields): string
    {
        foreach ($fields as $field) {
            if ($field->required) {
                /* translators: %s: the mark itself, a star. */
                $words = sprintf(Tag::text(__('Required fields are marked with %s', 'gazetteer')), FieldView::mark());

                return Tag::of('p', ['class' => 'gz-required-note', 'aria-hidden' => 'true'], $words);
            }
        }

        return '';
    }

    /** The URL of the current page. Two leading slashes would point to another host. */
    private static function address(): string
    {
        return '/' . ltrim(sanitize_url(add_query_arg([])), '/');
    }

    private static function invitation(string $words): string
    {
        $way = Tag::of('a', ['href' => wp_login_url((string) get_permalink())], Tag::text(__('Log in', 'gazetteer')));

        return Tag::of('p', ['class' => 'gz-form-note'], Tag::text($words) . ' ' . $way);
    }

    /** Show the "form not found" notice to editors only. */
    private static function note(int $id): string
    {
        if (!current_user_can(FormPostType::CAPABILITY)) {
            return '';
        }
        $words = $id === 0
            ? __('No contact form is selected here. Only editors see this message.', 'gazetteer')
            : __('This contact form was deleted or is not published. Only editors see this message.', 'gazetteer');

        return Tag::of('p', ['class' => 'gz-form-note', 'role' => 'note'], Tag::text($words));
    }
}
