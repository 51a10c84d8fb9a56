<?php

declare(strict_types=1);

namespace Gazetteer\Setup;

use Gazetteer\ContactForm\ContactFormServices;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Settings;
use Gazetteer\Reviews\ReviewSettings;

/**
 * Creates the pages and examples that the owner selected on the setup screen. Running it again creates no duplicates.
 */
final class SetupHandler
{
    public const NEW = 'new';

    public function __construct(private readonly Pages $pages, private readonly Examples $examples, private readonly StarterForms $forms, private readonly int $messageForm)
    {
    }

    public function run(Input $chosen): void
    {
        if ($chosen->flag('categories')) {
            $this->examples->makeCategories();
        }
        if ($chosen->flag('plans')) {
            $this->examples->makePlans();
        }
        $wanted = $chosen->inner('pages');
        $pages = [];
        foreach (PagePurpose::cases() as $purpose) {
            $pages[$purpose->value] = $wanted->text($purpose->value) === self::NEW
                ? $this->pages->make($purpose)
                : $this->existing($wanted->id($purpose->value));
        }
        self::save([
            'pages' => array_filter($pages),
            'currency' => $chosen->text('currency', 20),
            Settings::SHOWS_EMAIL => $chosen->flag('email'),
            ReviewSettings::ON => $chosen->flag('reviews'),
            ContactFormServices::MESSAGE_FORM => $chosen->flag('messages') ? ($this->messageForm ?: $this->forms->forBusinesses()) : 0,
        ]);
    }

    public static function postpone(): void
    {
        self::save(['setup' => 'later']);
    }

    private function existing(int $page): int
    {
        return Pages::isThere($page) ? $page : 0;
    }

    /** @param array<string, mixed> $changed */
    private static function save(array $changed): void
    {
        update_option(Settings::OPTION, $changed + (array) get_option(Settings::OPTION, []));
    }
}
