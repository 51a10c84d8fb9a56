<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm;

use Closure;
use Gazetteer\ContactForm\Builder\FieldBlocks;
use Gazetteer\ContactForm\Builder\FormEditing;
use Gazetteer\ContactForm\Builder\FormList;
use Gazetteer\ContactForm\Domain\FormRepository;
use Gazetteer\ContactForm\Rendering\FormRenderer;
use Gazetteer\ContactForm\Rendering\SiteChallenges;
use Gazetteer\ContactForm\Rendering\UnitTags;

/** Makes forms known to WordPress, unless Contact Form 7 is there: its forms stay its own. */
final class FormHooks
{
    /** A filter, so that a theme's template of the block can draw the form too. */
    public const DRAW = 'gazetteer_contact_form';

    private ?FormPosts $reader = null;
    private ?FieldBlocks $blocks = null;
    private ?FormRenderer $renderer = null;

    public static function areOurs(): bool
    {
        return !defined('WPCF7_VERSION');
    }

    public function register(): void
    {
        add_action('init', $this->registerForms(...), 9);
    }

    public function repository(): FormRepository
    {
        return $this->reader ??= new FormPosts();
    }

    private function registerForms(): void
    {
        if (!self::areOurs()) {
            return;
        }
        FormPostType::register();
        add_filter(self::DRAW, $this->draw(...), 10, 3);
        add_action('rest_api_init', FormMeta::register(...), 0);

        if (is_admin() && !wp_doing_ajax()) {
            add_action('admin_init', FormMeta::register(...));
            $this->fieldBlocks()->register();
            FormEditing::register();
            FormList::register();
        }
    }

    private function draw(mixed $drawn, int $form, Closure $wrapper): string
    {
        $this->repository();
        $this->renderer ??= new FormRenderer($this->reader, $this->fieldBlocks(), new UnitTags(), new SiteChallenges());

        return $this->renderer->draw($form, $wrapper);
    }

    private function fieldBlocks(): FieldBlocks
    {
        return $this->blocks ??= new FieldBlocks();
    }
}
