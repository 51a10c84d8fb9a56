<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

use Gazetteer\Contract\Action;
use Gazetteer\Data\DataNames;
use Gazetteer\Kernel\Domain\IpRange;
use Gazetteer\Kernel\Http\Input;

/** What the site's owner chose. One option, loaded with WordPress's own. */
final class Settings
{
    public const OPTION = 'gazetteer';
    public const REST_NAMESPACE = 'gazetteer/v1';
    public const REMOVES_LISTINGS = 'removeListings';
    /** Whether visitors see the e-mail addresses of listings. */
    public const SHOWS_EMAIL = 'showEmail';
    private const WIDEST_PROXY = 8;

    private ?Input $chosen = null;
    private ?DataNames $names = null;

    /** Without the option in place WordPress would ask the database for it on every request. */
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

    /** What was kept under a key, as it is: to know whether there is anything to read. */
    public function given(string $key): mixed
    {
        return ((array) get_option(self::OPTION, []))[$key] ?? null;
    }

    /** How a helper looks on every page, and where it is not, as far as the owner said. */
    public function sitewide(string $widget): Input
    {
        return $this->chosen()->inner('sitewide')->inner($widget);
    }

    /**
     * The widgets that may take over legacy markup.
     *
     * @return list<string>
     */
    public function adopting(): array
    {
        return array_values($this->chosen()->list('adopt'));
    }

    public function prefix(): string
    {
        // Of every AJAX call, most have not even another one.
        return $this->given('prefix') === null ? Action::DEFAULT_PREFIX : self::readPrefix($this->chosen()->text('prefix')) ?? Action::DEFAULT_PREFIX;
    }

    public function restNamespace(): string
    {
        return self::readNamespace($this->chosen()->text('namespace')) ?? self::REST_NAMESPACE;
    }

    /** What the directory's data is called. */
    public function names(): DataNames
    {
        if ($this->names === null) {
            // Of every request, most have not even made an exception.
            $isUsual = ($this->given('data') ?? DataNames::OWN) === DataNames::OWN && ($this->given('names') ?? []) === [];
            $this->names = $isUsual ? DataNames::of(DataNames::OWN) : DataNames::of($this->dataSet(), $this->chosenNames());
        }

        return $this->names;
    }

    /** Which set of names the directory's data goes by: our own, or that of the legacy theme. */
    public function dataSet(): string
    {
        return $this->chosen()->choice('data', [DataNames::OWN, DataNames::LEGACY], DataNames::OWN);
    }

    /**
     * Where the owner chose other names than those of the set.
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

    /** Whether listings, plans and fields go when the plugin is deleted. */
    public function removesListings(): bool
    {
        return $this->chosen()->flag(self::REMOVES_LISTINGS);
    }

    /**
     * Whose word about a visitor's address counts: addresses and ranges.
     *
     * @return list<string>
     */
    public function proxies(): array
    {
        return array_values($this->chosen()->list('proxies'));
    }

    /** A page that the setup made or the owner chose: directory, submit, plans or contact; 0 for none. */
    public function page(string $purpose): int
    {
        return $this->chosen()->inner('pages')->id($purpose);
    }

    /** Whom the place lookup asks; for PlaceSettings, which knows what is in it. */
    public function places(): Input
    {
        return $this->chosen()->inner('places');
    }

    /** How followed links are reported; for TrackingOptions, which knows what is in it. */
    public function tracking(): Input
    {
        return $this->chosen()->inner('tracking');
    }

    /** Whether the owner had followed links counted: on every page, or with settings of their own where a page is marked. */
    public function tracksLinks(): bool
    {
        return in_array('link-tracking', (array) ($this->given('helpers') ?? []), true) || ($this->given('tracking') ?? []) !== [];
    }

    /** How listings are submitted; for SubmissionSettings, which knows what is in it. */
    public function submission(): Input
    {
        return $this->chosen()->inner('submission');
    }

    /** How buyers pay without a payment plugin; for ManualPayment, which knows what is in it. */
    public function payments(): Input
    {
        return $this->chosen()->inner('payments');
    }

    /** Who checks visitors, and in which forms; for BotCheckSettings, which knows what is in it. Earlier versions kept it with submission. */
    public function botCheck(): Input
    {
        return $this->chosen()->inner($this->chosen()->has('botCheck') ? 'botCheck' : 'submission');
    }

    public static function readPrefix(string $text): ?string
    {
        return preg_match('/^[a-z][a-z0-9_]{0,39}$/D', $text) === 1 ? $text : null;
    }

    /** @return list<string>|null Null where some part of it is no address, or so wide that any visitor could be in it. */
    public static function readProxies(string $text): ?array
    {
        $proxies = preg_split('/[\s,;]+/', $text, -1, PREG_SPLIT_NO_EMPTY) ?: [];
        foreach ($proxies as $proxy) {
            if ((IpRange::read($proxy)?->bits ?? 0) < self::WIDEST_PROXY) {
                return null;
            }
        }

        return array_values(array_unique($proxies));
    }

    public static function readNamespace(string $text): ?string
    {
        return preg_match('~^[a-z][a-z0-9-]{0,39}(/[a-z0-9][a-z0-9.-]{0,19}){1,2}$~D', $text) === 1 ? $text : null;
    }

    /** A switch to another site of a network, or a save, makes what was read before untrue. */
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
