import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PROVINCES } from "@/lib/core/address/china-regions";
import { type ParsedAddress, parseChineseAddress } from "@/lib/core/address/parse-chinese-address";

const EMPTY: ParsedAddress = {
  name: "",
  company: "",
  phone: "",
  postcode: "",
  state: "",
  city: "",
  district: "",
  address: "",
};

const CASES: [text: string, expected: Partial<ParsedAddress>][] = [
  [
    "张三 13812345678 广东省深圳市南山区科技南路8号",
    { name: "张三", phone: "13812345678", state: "广东省", city: "深圳市", district: "南山区", address: "科技南路8号" },
  ],
  [
    "广东省深圳市南山区粤海街道科技园科苑路15号科兴科学园A栋3单元1201，李小明，138-1234-5678",
    {
      name: "李小明",
      phone: "138-1234-5678",
      state: "广东省",
      city: "深圳市",
      district: "南山区",
      address: "粤海街道科技园科苑路15号科兴科学园A栋3单元1201",
    },
  ],
  [
    "收货人：王芳 电话：１３９１２３４５６７８ 地址：浙江省杭州市西湖区文三路４７８号华星时代广场",
    {
      name: "王芳",
      phone: "13912345678",
      state: "浙江省",
      city: "杭州市",
      district: "西湖区",
      address: "文三路478号华星时代广场",
    },
  ],
  [
    "北京市朝阳区望京街10号 赵磊 +86 13800138000",
    { name: "赵磊", phone: "13800138000", state: "北京市", city: "北京市", district: "朝阳区", address: "望京街10号" },
  ],
  [
    "北京市北京市海淀区中关村大街27号,陈晨,15910001000,100080",
    {
      name: "陈晨",
      phone: "15910001000",
      postcode: "100080",
      state: "北京市",
      city: "北京市",
      district: "海淀区",
      address: "中关村大街27号",
    },
  ],
  [
    "上海浦东新区张江高科技园区碧波路690号 18621000000 孙丽",
    {
      name: "孙丽",
      phone: "18621000000",
      state: "上海市",
      city: "上海市",
      district: "浦东新区",
      address: "张江高科技园区碧波路690号",
    },
  ],
  [
    "重庆江北区观音桥步行街9号，周杰 17723000000",
    {
      name: "周杰",
      phone: "17723000000",
      state: "重庆市",
      city: "重庆市",
      district: "江北区",
      address: "观音桥步行街9号",
    },
  ],
  [
    "天津市 天津市 滨海新区 第三大街51号 | 吴刚 | 022-66201234",
    {
      name: "吴刚",
      phone: "022-66201234",
      state: "天津市",
      city: "天津市",
      district: "滨海新区",
      address: "第三大街51号",
    },
  ],
  [
    "内蒙古自治区呼和浩特市赛罕区大学西街235号 乌兰 13500000001",
    {
      name: "乌兰",
      phone: "13500000001",
      state: "内蒙古自治区",
      city: "呼和浩特市",
      district: "赛罕区",
      address: "大学西街235号",
    },
  ],
  [
    "广西南宁市青秀区民族大道131号,黄海,13600000002",
    {
      name: "黄海",
      phone: "13600000002",
      state: "广西壮族自治区",
      city: "南宁市",
      district: "青秀区",
      address: "民族大道131号",
    },
  ],
  [
    "新疆乌鲁木齐市天山区解放北路1号 阿不都热合曼·买买提 13999000000",
    {
      name: "阿不都热合曼·买买提",
      phone: "13999000000",
      state: "新疆维吾尔自治区",
      city: "乌鲁木齐市",
      district: "天山区",
      address: "解放北路1号",
    },
  ],
  [
    "西藏自治区拉萨市城关区北京中路35号 扎西 0891-6320000",
    {
      name: "扎西",
      phone: "0891-6320000",
      state: "西藏自治区",
      city: "拉萨市",
      district: "城关区",
      address: "北京中路35号",
    },
  ],
  [
    "宁夏银川市金凤区正源北街 马强 13709500000",
    {
      name: "马强",
      phone: "13709500000",
      state: "宁夏回族自治区",
      city: "银川市",
      district: "金凤区",
      address: "正源北街",
    },
  ],
  [
    "深圳市宝安区西乡街道固戍一路 刘洋 13510000000",
    {
      name: "刘洋",
      phone: "13510000000",
      state: "广东省",
      city: "深圳市",
      district: "宝安区",
      address: "西乡街道固戍一路",
    },
  ],
  [
    "深圳南山科技园 何伟 13510000001",
    { name: "何伟", phone: "13510000001", state: "广东省", city: "深圳市", district: "南山区", address: "科技园" },
  ],
  [
    "江苏省昆山市玉山镇前进西路2001号，徐静，15962500000",
    {
      name: "徐静",
      phone: "15962500000",
      state: "江苏省",
      city: "苏州市",
      district: "昆山市",
      address: "玉山镇前进西路2001号",
    },
  ],
  [
    "昆山市玉山镇前进西路2001号 徐静 15962500000",
    {
      name: "徐静",
      phone: "15962500000",
      state: "江苏省",
      city: "苏州市",
      district: "昆山市",
      address: "玉山镇前进西路2001号",
    },
  ],
  [
    "苏州市工业园区星湖街328号创意产业园 钱进 18912600000",
    {
      name: "钱进",
      phone: "18912600000",
      state: "江苏省",
      city: "苏州市",
      district: "苏州工业园区",
      address: "星湖街328号创意产业园",
    },
  ],
  [
    "广东省东莞市长安镇振安中路288号 郑工 13925500000",
    {
      name: "郑工",
      phone: "13925500000",
      state: "广东省",
      city: "东莞市",
      district: "长安镇",
      address: "振安中路288号",
    },
  ],
  [
    "湖北省仙桃市沙嘴街道仙桃大道中段38号 罗敏 13972900000",
    {
      name: "罗敏",
      phone: "13972900000",
      state: "湖北省",
      city: "仙桃市",
      district: "",
      address: "沙嘴街道仙桃大道中段38号",
    },
  ],
  [
    "湖北恩施州恩施市舞阳坝街道 田野 18672200000",
    {
      name: "田野",
      phone: "18672200000",
      state: "湖北省",
      city: "恩施土家族苗族自治州",
      district: "恩施市",
      address: "舞阳坝街道",
    },
  ],
  [
    "吉林市昌邑区解放大路51号 高飞 13804400000",
    {
      name: "高飞",
      phone: "13804400000",
      state: "吉林省",
      city: "吉林市",
      district: "昌邑区",
      address: "解放大路51号",
    },
  ],
  [
    "湖南省长沙县星沙街道开元东路 唐宁 13307310000",
    {
      name: "唐宁",
      phone: "13307310000",
      state: "湖南省",
      city: "长沙市",
      district: "长沙县",
      address: "星沙街道开元东路",
    },
  ],
  [
    "所在地区：广东省深圳市福田区\n详细地址：广东省深圳市福田区深圳市民中心B区\n收货人：林先生\n手机号码：86-13600001111\n邮政编码：518035",
    {
      name: "林先生",
      phone: "13600001111",
      postcode: "518035",
      state: "广东省",
      city: "深圳市",
      district: "福田区",
      address: "深圳市民中心B区",
    },
  ],
  [
    "【收货人】胡歌【手机】13700001111【地址】四川省成都市高新区天府大道中段1366号",
    {
      name: "胡歌",
      phone: "13700001111",
      state: "四川省",
      city: "成都市",
      district: "",
      address: "高新区天府大道中段1366号",
    },
  ],
  [
    "张三13812345678广东省广州市天河区体育西路103号",
    {
      name: "张三",
      phone: "13812345678",
      state: "广东省",
      city: "广州市",
      district: "天河区",
      address: "体育西路103号",
    },
  ],
  [
    "欧阳娜娜福建省厦门市思明区软件园二期望海路10号13959200000",
    {
      name: "欧阳娜娜",
      phone: "13959200000",
      state: "福建省",
      city: "厦门市",
      district: "思明区",
      address: "软件园二期望海路10号",
    },
  ],
  [
    "深圳市华强电子有限公司 广东省深圳市福田区华强北路1002号 采购部王经理 0755-83211234转801",
    {
      name: "采购部王经理",
      company: "深圳市华强电子有限公司",
      phone: "0755-83211234转801",
      state: "广东省",
      city: "深圳市",
      district: "福田区",
      address: "华强北路1002号",
    },
  ],
  [
    "John Smith, 13812340000, 上海市 徐汇区 漕溪北路 398号",
    {
      name: "John Smith",
      phone: "13812340000",
      state: "上海市",
      city: "上海市",
      district: "徐汇区",
      address: "漕溪北路 398号",
    },
  ],
  [
    "中国陕西省西安市雁塔区高新一路16号 029-88888888 秦岭",
    {
      name: "秦岭",
      phone: "029-88888888",
      state: "陕西省",
      city: "西安市",
      district: "雁塔区",
      address: "高新一路16号",
    },
  ],
  [
    "陈路 13812345678 山东省青岛市市南区香港中路10号",
    {
      name: "陈路",
      phone: "13812345678",
      state: "山东省",
      city: "青岛市",
      district: "市南区",
      address: "香港中路10号",
    },
  ],
];

describe("an address on one line", () => {
  it.each(CASES)("%s", (text, expected) => {
    expect(parseChineseAddress(text)).toEqual({ ...EMPTY, ...expected });
  });

  it("that names no place is kept as the address", () => {
    expect(parseChineseAddress("科技园 8号楼")).toEqual({ ...EMPTY, address: "科技园 8号楼" });
    expect(parseChineseAddress("朝阳区建国路88号").state).toBe("");
    expect(parseChineseAddress("")).toEqual(EMPTY);
  });

  it("does not take a street for the place that it is called after", () => {
    expect(parseChineseAddress("上海市黄浦区南京东路100号")).toMatchObject({ city: "上海市", district: "黄浦区" });
    expect(parseChineseAddress("南京东路100号")).toMatchObject({ city: "", address: "南京东路100号" });
    expect(parseChineseAddress("南京市鼓楼区上海路11号")).toMatchObject({ city: "南京市", address: "上海路11号" });
  });

  it("is not shortened by the name of its city in the name of a street or a park", () => {
    expect(parseChineseAddress("广东省深圳市深圳湾科技生态园9栋")).toMatchObject({
      ...{ city: "深圳市", district: "", address: "深圳湾科技生态园9栋" },
    });
  });

  it.each([
    ["with the same district", "广东省深圳市福田区广东省深圳市福田区深南大道1号", "福田区", "深南大道1号"],
    ["with a district the first time only", "广东省深圳市福田区广东省深圳市深南大道1号", "福田区", "深南大道1号"],
    ["with a district the second time only", "广东省深圳市 广东省深圳市福田区深南大道1号", "福田区", "深南大道1号"],
    [
      "with another district, which stays in the text",
      "广东省深圳市福田区广东省深圳市南山区科技路1号",
      "福田区",
      "广东省深圳市南山区科技路1号",
    ],
  ])("that names its city twice, %s", (_, text, district, address) => {
    expect(parseChineseAddress(text)).toEqual({ ...EMPTY, state: "广东省", city: "深圳市", district, address });
  });

  it("is taken from the region that goes down to the district, not from an earlier province", () => {
    expect(parseChineseAddress("广东 张三 13812345678 浙江省杭州市西湖区文三路478号")).toMatchObject({
      ...{ name: "张三", state: "浙江省", city: "杭州市", district: "西湖区", address: "广东 文三路478号" },
    });
  });

  it("may begin with the phone number, and the name next to it may contain the character of a road", () => {
    expect(parseChineseAddress("13812345678 陈路 山东省青岛市市南区香港中路10号")).toMatchObject({
      ...{ name: "陈路", phone: "13812345678", address: "香港中路10号" },
    });
  });

  it("has a name with a title of up to eight characters; a longer text stays in the address", () => {
    const withContact = (contact: string) =>
      parseChineseAddress(`${contact} 13812345678 浙江省杭州市西湖区文三路478号`);
    expect(withContact("采购部王小明经理")).toMatchObject({ name: "采购部王小明经理", address: "文三路478号" });
    expect(withContact("采购部门王小明经理")).toMatchObject({ name: "", address: "采购部门王小明经理 文三路478号" });
  });

  it("of any district, in any order and spelling, is found again", () => {
    const places = PROVINCES.flatMap((province) =>
      province.cities.flatMap((city) =>
        city.districts.length === 0
          ? [{ state: province.name, city: city.name, district: "" }]
          : city.districts.map(({ name }) => ({ state: province.name, city: city.name, district: name })),
      ),
    );
    const door = fc.tuple(
      fc.constantFrom("人民路", "科技南路", "建设大道", "幸福街"),
      fc.integer({ min: 1, max: 999 }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        door,
        fc.constantFrom("张伟", "李小明", "王芳"),
        fc.constantFrom("13812345678", "19900001111"),
        fc.constantFrom(" ", ",", "，", "；", "\n", "  "),
        fc.constantFrom("", " "),
        fc.shuffledSubarray([0, 1, 2], { minLength: 3, maxLength: 3 }),
        ({ state, city, district }, [street, number], name, phone, between, within, order) => {
          const address = `${street}${number}号`;
          const levels = state === city ? [state, district] : [state, city, district];
          const place = [...levels, address].filter((part) => part !== "").join(within);
          const parts = [name, phone, place];
          const text = order.map((at) => parts[at]).join(between);
          expect(parseChineseAddress(text)).toEqual({ ...EMPTY, name, phone, state, city, district, address });
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("never fails, and never grows, whatever is pasted", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 700 }), (text) => {
        const parsed = parseChineseAddress(text);
        expect(parsed.address.length).toBeLessThanOrEqual(text.normalize("NFKC").length);
      }),
      { numRuns: 300 },
    );
  });
});
