<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

use Gazetteer\Contract\Action;
use Gazetteer\Data\DataNames;
use Gazetteer\Kernel\Domain\IpRange;
use Gazetteer\Kernel\Http\Input;

/** The plugin's settings, stored in one autoloaded option. */
final class Settings
{
    public const OPTION = 'gazetteer';
    public const REST_NAMESPACE = 'gazetteer/v1';
    public const REMOVES_LISTINGS = 'removeListings';
    /** Settings key: whether visitors can see the email addresses of listings. */
    public const SHOWS_EMAIL = 'showEmail';
    private const MIN_PREFIX_BITS = 8;

    private ?Input $chosen = null;
    private ?DataNames $names = null;

    /** Creates the option. Without it, WordPress would query the database for the option in every request. */
    public function install(): void
    {
        add_option(self::OPTION, [], '', true);
    }

    public function isHelperOn(string $widget): bool
    {
        return in_array($widget, $this->helpers(), true);
    }

    /** @return list<string> */
    public function helpers(): array
    {
        return array_values($this->chosen()->list('helpers'));
    }

    /** Returns the stored value of a key without parsing it. */
    public function given(string $key): mixed
    {
        return ((array) get_option(self::OPTION, []))[$key] ?? null;
    }

    /** The settings of a widget that is on every page: its attributes, and the excluded pages. */
    public function sitewide(string $widget): Input
    {
        return $this->chosen()->inner('sitewide')->inner($widget);
    }

    /**
     * The widgets that may attach to existing HTML of themes and other plugins.
     *
     * @return list<string>
     */
    public function adopting(): array
    {
        return array_values($this->chosen()->list('adopt'));
    }

    public function prefix(): string
    {
        // Fast path: most sites do not change the prefix, so AJAX calls do not need to parse the settings.
        return $this->given('prefix') === null ? Action::DEFAULT_PREFIX : self::readPrefix($this->chosen()->text('prefix')) ?? Action::DEFAULT_PREFIX;
    }

    public function restNamespace(): string
    {
        return self::readNamespace($this->chosen()->text('namespace')) ?? self::REST_NAMESPACE;
    }

    /** The database names of post types, taxonomies and metas. */
    public function names(): DataNames
    {
        if ($this->names === null) {
            // Fast path: most sites use the default names, so requests do not need to parse the settings.
            $isUsual = ($this->given('data') ?? DataNames::OWN) === DataNames::OWN && ($this->given('names') ?? []) === [];
            $this->names = $isUsual ? DataNames::fromSet(DataNames::OWN) : DataNames::fromSet($this->dataSet(), $this->chosenNames());
        }

        return $this->names;
    }

    /** The selected database names: the plugin's own names or the names of the legacy theme. */
    public function dataSet(): string
    {
        return $this->chosen()->choice('data', [DataNames::OWN, DataNames::LEGACY], DataNames::OWN);
    }

    /**
     * The database names that the site owner changed.
     *
     * @return array<array-key, string>
     */
    public function chosenNames(): array
    {
        return $this->chosen()->list('names');
    }

    public function showsEmail(): bool
    {
        return $this->chosen()->flag(self::SHOWS_EMAIL);
    }

    /** Whether deleting the plugin also deletes listings, plans and fields. */
    public function removesListings(): bool
    {
        return $this->chosen()->flag(self::REMOVES_LISTINGS);
    }

    /**
     * The IP addresses and address ranges of trusted proxies.
     *
     * @return list<string>
     */
    public function proxies(): array
    {
        return array_values($this->chosen()->list('proxies'));
    }

    /** The ID of the page with this purpose, such as `directory`; 0 if there is none. */
    public function page(string $purpose): int
    {
        return $this->chosen()->inner('pages')->id($purpose);
    }

    /** The settings of the place search. The class `PlaceSettings` parses them. */
    public function places(): Input
    {
        return $this->chosen()->inner('places');
    }

    /** The settings of link tracking. The class `TrackingOptions` parses them. */
    public function tracking(): Input
    {
        return $this->chosen()->inner('tracking');
    }

    /** Whether link tracking is on for every page, or configured for pages with its widget. */
    public function tracksLinks(): bool
    {
        return in_array('link-tracking', (array) ($this->given('helpers') ?? []), true) || ($this->given('tracking') ?? []) !== [];
    }

    /** The settings of listing submission. The class `SubmissionSettings` parses them. */
    public function submission(): Input
    {
        return $this->chosen()->inner('submission');
    }

    /** The settings of payments without a payment plugin. The class `ManualPayment` parses them. */
    public function payments(): Input
    {
        return $this->chosen()->inner('payments');
    }

    /** The settings of the bot check. Earlier versions of the plugin stored them under `submission`. */
    public function botCheck(): Input
    {
        return $this->chosen()->inner($this->chosen()->has('botCheck') ? 'botCheck' : 'submission');
    }

    public static function readPrefix(string $text): ?string
    {
        return preg_match('/^[a-z][a-z0-9_]{0,39}$/D', $text) === 1 ? $text : null;
    }

    /** @return list<string>|null Null if an entry is invalid or its address range is too wide. */
    public static function readProxies(string $text): ?array
    {
        $proxies = preg_split('/[\s,;]+/', $text, -1, PREG_SPLIT_NO_EMPTY) ?: [];
        foreach ($proxies as $proxy) {
            if ((IpRange::read($proxy)?->bits ?? 0) < self::MIN_PREFIX_BITS) {
                return null;
            }
        }

        return array_values(array_unique($proxies));
    }

    public static function readNamespace(string $text): ?string
    {
        return preg_match('~^[a-z][a-z0-9-]{0,39}(/[a-z0-9][a-z0-9.-]{0,19}){1,2}$~D', $text) === 1 ? $text : null;
    }

    /** Clears the cache after the settings changed or WordPress switched to another site of a network. */
    public function forget(): void
    {
        $this->chosen = null;
        $this->names = null;
    }

    private function chosen(): Input
    {
        return $this->chosen ??= new Input((array) get_option(self::OPTION, []));
    }
}
