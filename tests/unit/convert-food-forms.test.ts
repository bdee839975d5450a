import { describe, expect, test } from 'vitest'
import { compileLexicon } from '#server/features/convert/structure/builtin/parse/compiled-lexicon.ts'
import { lexiconFor } from '#server/features/convert/structure/builtin/parse/lexicon/lexicons.ts'
import { fold } from '#server/features/convert/structure/builtin/parse/phrases.ts'
import type { Language } from '#shared/language.ts'

/** The forms in which lists and methods name one food: cases, numbers, diminutives, no accents. */
const FORMS: Partial<Record<Language, string>> = {
  pl: `cebula cebuli cebulę cebulą cebule cebulka cebulkę
marchew marchewka marchewkę marchewki marchewką marchwi
buraki buraków buraczki buraczków buraczkami
papryka papryki paprykę papryk
grzyby grzybów grzybki
mąka mąki mąkę mąką mące maka
mak maku makiem
masło masła masłem maśle maslo
smalec smalcu smalcem
jajko jajka jajek jaja jaj
drożdże drożdży drożdżami
kiełbasa kiełbasy kiełbasę kiełbaska kiełbaskę kiełbaski
szczypiorek szczypiorku szczypior
dżem dżemu dżemem
koper koperek koperku kopru`,
  uk: `цибуля цибулі цибулю цибулею цибулина цибулину цибулиною цибулька цибульку
морква моркви моркву морквою морквина морковка
картопля картоплі картоплю картоплина картоплини картоплин картоплинами
часник часнику часником часничок
зубчик зубчики зубчиків зубок зубки
буряк буряка буряки бурячок бурячки
чебрець чебрецю чебрецем
яйце яйця яєць яйцями яєчко
черешня черешні черешень
оливки оливок оливками
ковбаса ковбаси ковбаску ковбаски
родзинки родзинок ізюм
зелень зелені зеленню
сіль солі сіллю`,
  ro: `ceapă ceapa cepe cepei cepele cepelor
făină făina făinii faina fainii
ouă ouăle ouălor oul oua ouale
gălbenuș gălbenușurile galbenusurile galbenusuri
smântână smântâna smântânii smantana smantanii
pește peștele peștelui pestele
roșie roșii roșiile rosii rosiile
cartofi cartofii cartofilor
coajă coaja cojii
foi foaie foaia foile
zahăr zahărul zahărului zahar zaharul
brânză brânza brânzei branza branzei
usturoi usturoiul usturoiului`,
}

describe.each(Object.entries(FORMS))('%s', (language, foods) => {
  const { stem } = compileLexicon(lexiconFor(language as Language))
  test.each(foods.split('\n').map((forms) => [forms]))('%s', (forms) => {
    expect(new Set(forms.split(' ').map((form) => stem(fold(form)))).size).toBe(1)
  })
})

test('poppy seeds are no flour', () => {
  const { stem } = compileLexicon(lexiconFor('pl'))
  expect(stem(fold('mak'))).not.toBe(stem(fold('mąka')))
})
